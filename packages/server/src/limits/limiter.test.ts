import { expect, test } from 'vitest';
import { belongsTo, isNetwork, networkOf } from './address.ts';
import { createLimiter, createOccupancy } from './limiter.ts';

test('so much at once, and so much again with time', () => {
  let now = 0;
  const limiter = createLimiter({ burst: 3, perSecond: 0.5 }, 10, () => now);
  expect([1, 2, 3].map(() => limiter.take('a'))).toEqual([0, 0, 0]);
  expect(limiter.take('a')).toBe(2);
  expect(limiter.take('b')).toBe(0);
  now = 2000;
  expect(limiter.take('a')).toBe(0);
  expect(limiter.take('a')).toBe(2);
  now = 1_000_000;
  expect(limiter.take('a', 3)).toBe(0); // never more than the burst
  expect(limiter.take('a', 1)).toBe(2);
});

test('memory is bounded, and who came last is remembered', () => {
  const limiter = createLimiter({ burst: 1, perSecond: 0.001 }, 100);
  for (let i = 0; i < 10_000; i++) limiter.take(`address ${i}`);
  expect(limiter.size).toBe(100);
  expect(limiter.take('address 9999')).toBeGreaterThan(0);
});

test('so many at once, by key and in all', () => {
  const open = createOccupancy(2, 3);
  const leave = open.enter('a');
  expect([open.enter('a'), open.enter('a')].map(entered => entered !== undefined)).toEqual([
    true,
    false,
  ]);
  expect(open.enter('b')).toBeDefined();
  expect(open.enter('c')).toBeUndefined();
  leave?.();
  expect(open.size).toBe(2);
  expect(open.enter('c')).toBeDefined();
});

test('an address of IPv6 counts as its network', () => {
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('2001:db8:0:0:8:9:a:b')).toBe('2001:db8:0:0::/64');
  expect(networkOf('2001:0db8:0:1:8:9:a:b')).toBe('2001:db8:0:1::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('networks are read, or refused', () => {
  for (const text of ['10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
    expect(isNetwork(text)).toBe(true);
  for (const text of ['', 'sea', '10.0.0', '10.0.0.0/33', '10.0.0.0/8/8', '::/129', '1.2.3.4/'])
    expect(isNetwork(text)).toBe(false);
  const isOurs = belongsTo(['10.0.0.0/8', '::1']);
  expect(['10.1.2.3', '::ffff:10.1.2.3', '::1'].map(isOurs)).toEqual([true, true, true]);
  expect(['11.0.0.1', '::2'].map(isOurs)).toEqual([false, false]);
});
