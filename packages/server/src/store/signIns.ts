/** The sign-ins of people on their devices, and links to add another device. */

export interface SignIn {
  readonly id: string; // the hash of the secret in the cookie
  readonly person: string;
  readonly device: string; // the browser's description of itself
  readonly madeAt: number; // milliseconds since 1970
  readonly seenAt: number; // likewise; exact to a day
}

export interface NamedSignIn extends SignIn {
  readonly name: string; // of the person
}

/** A link that was opened on another device, and waits for its person to confirm. */
export interface DeviceLink {
  readonly id: string; // the hash of the secret in the link
  readonly device: string;
  readonly code: string; // both devices show it
}

export interface SignInStore {
  addSignIn(signIn: Pick<SignIn, 'id' | 'person' | 'device'>): Promise<void>;
  readSignIn(id: string): Promise<NamedSignIn | undefined>;
  /** Those of them that exist. */
  readLiveSignIns(ids: readonly string[]): Promise<string[]>;
  /** Records its use. */
  touchSignIn(id: string): Promise<void>;
  /** Of a person, last used first. */
  listSignIns(person: string): Promise<SignIn[]>;
  /**
   * Ends one, or all but one, and all links to other devices; answers the ids of the ended ones.
   */
  endSignIns(person: string, which: { only: string } | { except: string }): Promise<string[]>;

  /** `lifetime` in milliseconds. Expired links of all people are removed. */
  addDeviceLink(link: { id: string; person: string; lifetime: number }): Promise<void>;
  /** On the other device, once: false if there is no such link, or it was opened or has expired. */
  openDeviceLink(link: DeviceLink & { readonly ticket: string }): Promise<boolean>;
  /** Those of a person that wait for an answer. */
  listDeviceLinks(person: string): Promise<DeviceLink[]>;
  /** By the person who made it; a refused link is removed. */
  answerDeviceLink(person: string, id: string, isConfirmed: boolean): Promise<boolean>;
  /** On the other device: a sign-in for a ticket, once it is confirmed. */
  redeemDeviceLink(
    ticket: string,
    signIn: string,
  ): Promise<'signed-in' | 'link-waiting' | 'no-such-link'>;
}
