/** The address of a request, and addresses that count as one. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i; // IPv4 on a socket of IPv6

/** The key of an address: for IPv6 the network, since every client has many addresses. */
export const networkOf = (ip: string): string => {
  const address = ip.replace(MAPPED, '').replace(/%.*$/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...rest];
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/** `10.0.0.0/8` or an address. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return most > 0 && isPrefix && more.length === 0;
};

/** Whether an address belongs to one of these networks. */
export const belongsTo = (networks: readonly string[]): ((ip: string) => boolean) => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return ip => {
    const address = ip.replace(MAPPED, '');
    return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
};
