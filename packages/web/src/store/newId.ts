/** An id nobody else has. Also where `crypto.randomUUID` is closed to us: plain http in a home network. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
