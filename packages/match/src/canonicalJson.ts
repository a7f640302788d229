/** Plain data in one form only: no white space, keys sorted, as RFC 8785 has it. What is hashed is written so. */
export const canonicalJson = (data: unknown): string => {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data);
  if (Array.isArray(data)) return `[${data.map(canonicalJson).join()}]`;
  const members = Object.entries(data)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `${JSON.stringify(key)}:${canonicalJson(value)}`);
  return `{${members.join()}}`;
};
