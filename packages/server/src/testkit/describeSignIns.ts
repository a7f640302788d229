/** What every store must do for sign-ins, and for links to other devices. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';

const LIFETIME = 60_000; // milliseconds

export const describeSignIns = (store: () => Store): void => {
  describe('sign-ins', () => {
    test('name a person, and are used, listed and ended', async () => {
      await store().putPerson({ id: 'eva', name: 'Eva' });
      expect(await store().readSignIn('eva1')).toBeUndefined();
      for (const id of ['eva1', 'eva2', 'eva3'])
        await store().addSignIn({ id, person: 'eva', device: `device of ${id}` });
      await store().addSignIn({ id: 'ana1', person: 'ana', device: '' });
      const before = await store().readSignIn('eva2');
      expect(before).toMatchObject({ person: 'eva', name: 'Eva', device: 'device of eva2' });
      expect(Math.abs((before?.madeAt ?? 0) - Date.now())).toBeLessThan(60_000);
      await pause(5);
      await store().touchSignIn('eva2');
      const list = await store().listSignIns('eva');
      expect(list.map(({ id }) => id)[0]).toBe('eva2');
      expect(list[0]?.seenAt).toBeGreaterThan(before?.seenAt ?? 0);
      expect(list).toHaveLength(3);

      expect(await store().endSignIns('eva', { only: 'ana1' })).toEqual([]);
      expect(await store().endSignIns('eva', { only: 'eva1' })).toEqual(['eva1']);
      expect(await store().endSignIns('eva', { only: 'eva1' })).toEqual([]);
      expect(await store().endSignIns('eva', { except: 'eva3' })).toEqual(['eva2']);
      expect(await store().readSignIn('eva2')).toBeUndefined();
      expect(await store().readSignIn('eva3')).toBeDefined();
      expect(await store().readSignIn('ana1')).toBeDefined();
      expect(await store().readLiveSignIns(['eva3', 'eva2', 'ana1'])).toEqual(['eva3', 'ana1']);
      expect(await store().readLiveSignIns([])).toEqual([]);
    });
  });

  describe('a link to another device', () => {
    const opening = (id: string) => ({ id, ticket: `ticket-${id}`, code: '012345', device: 'new' });
    const newLink = (id: string, lifetime = LIFETIME) =>
      store().addDeviceLink({ id, person: 'ben', lifetime });

    test('is opened once, confirmed by its person, and redeemed once', async () => {
      await newLink('link1');
      expect(await store().listDeviceLinks('ben')).toEqual([]);
      expect(await store().answerDeviceLink('ben', 'link1', true)).toBe(false);
      expect(await store().redeemDeviceLink('ticket-link1', 'ben1')).toBe('no-such-link');
      const tickets = ['ticket-link1', 'another'];
      const opened = await Promise.all(
        tickets.map(ticket => store().openDeviceLink({ ...opening('link1'), ticket })),
      );
      expect(opened.toSorted()).toEqual([false, true]);
      const [ticket = '', late = ''] = opened[0] ? tickets : tickets.toReversed();
      expect(await store().redeemDeviceLink(late, 'ben1')).toBe('no-such-link');
      const waiting = { id: 'link1', device: 'new', code: '012345' };
      expect(await store().listDeviceLinks('ben')).toEqual([waiting]);
      expect(await store().redeemDeviceLink(ticket, 'ben1')).toBe('link-waiting');
      expect(await store().answerDeviceLink('ana', 'link1', true)).toBe(false);
      expect(await store().answerDeviceLink('ben', 'link1', true)).toBe(true);
      const signIns = ['ben1', 'ben2'];
      const redeemed = await Promise.all(
        signIns.map(signIn => store().redeemDeviceLink(ticket, signIn)),
      );
      expect(redeemed.toSorted()).toEqual(['no-such-link', 'signed-in']);
      const made = await Promise.all(signIns.map(signIn => store().readSignIn(signIn)));
      expect(made.flatMap(signIn => signIn?.person ?? [])).toEqual(['ben']);
      expect(made[redeemed.indexOf('signed-in')]).toMatchObject({ device: 'new' });
    });

    test('is gone once it is refused, too old, or a sign-in was ended', async () => {
      await newLink('refused');
      await store().openDeviceLink(opening('refused'));
      expect(await store().answerDeviceLink('ben', 'refused', false)).toBe(true);
      expect(await store().redeemDeviceLink('ticket-refused', 'x')).toBe('no-such-link');

      await newLink('old', 0);
      expect(await store().openDeviceLink(opening('old'))).toBe(false);
      await newLink('short', 300);
      expect(await store().openDeviceLink(opening('short'))).toBe(true);
      expect(await store().answerDeviceLink('ben', 'short', true)).toBe(true);
      await pause(310);
      expect(await store().listDeviceLinks('ben')).toEqual([]);
      expect(await store().redeemDeviceLink('ticket-short', 'x')).toBe('no-such-link');

      await store().addSignIn({ id: 'thief', person: 'ben', device: '' });
      await newLink('way back');
      await store().openDeviceLink(opening('way back'));
      await store().answerDeviceLink('ben', 'way back', true);
      expect(await store().endSignIns('ben', { only: 'thief' })).toEqual(['thief']);
      expect(await store().redeemDeviceLink('ticket-way back', 'x')).toBe('no-such-link');
    });
  });
};
