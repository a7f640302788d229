/** The numbers that a server tells at `/metrics`, by name and label. */
export const readMetrics = async (address: string): Promise<Map<string, number>> => {
  const text = await (await fetch(`${address}metrics`)).text();
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map(line => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
};
