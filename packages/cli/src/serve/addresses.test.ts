import { expect, test } from 'vitest';
import { addressesOf, homeFirst } from './addresses.ts';

test('the address that a home is likely to have comes first, one that nobody gave is none', () => {
  expect(homeFirst(['172.17.0.1', '169.254.7.7', '100.64.0.2', '10.0.0.3', '192.168.1.4'])).toEqual(
    ['192.168.1.4', '10.0.0.3', '172.17.0.1', '100.64.0.2'],
  );
});

test('a server that listens here alone has no address outside', () => {
  expect(addressesOf('127.0.0.1', 1)).toEqual({ here: 'http://localhost:1/', outside: [] });
  expect(addressesOf('127.0.0.2', 1)).toEqual({ here: 'http://127.0.0.2:1/', outside: [] });
  expect(addressesOf('192.168.1.4', 1).outside).toEqual(['http://192.168.1.4:1/']);
  expect(addressesOf('fe80::1', 1).here).toBe('http://[fe80::1]:1/');
});
