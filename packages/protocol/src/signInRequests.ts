/** Bodies of requests about sign-ins, and about links that make one on another device. */
import * as v from 'valibot';
import { line } from './fields.ts';
import { reader } from './parseMessage.ts';

export const EndSignInsSchema = v.union([
  v.object({ id: line(64) }),
  v.object({ others: v.literal(true) }),
]);
export const DeviceAnswerSchema = v.object({ id: line(64), isConfirmed: v.boolean() });
export const DeviceSecretSchema = v.object({ secret: line(64) });
export const DeviceTicketSchema = v.object({ ticket: line(64) });

export const parseEndSignIns = reader(EndSignInsSchema);
export const parseDeviceAnswer = reader(DeviceAnswerSchema);
export const parseDeviceSecret = reader(DeviceSecretSchema);
export const parseDeviceTicket = reader(DeviceTicketSchema);
