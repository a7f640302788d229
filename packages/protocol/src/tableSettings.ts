/** What the owner of a table chooses beside its game. */
import * as v from 'valibot';

/** On every card of a table. */
export const tableSettings = {
  visibility: v.picklist(['public', 'link']), // link: nobody finds it without its invitation
  aids: v.boolean(), // people may ask for hints
  sharing: v.boolean(), // one person may sit on several seats, with one device for all
  chat: v.picklist(['free', 'phrases', 'off']),
};

/** The same in the wish for a table, where any of them may be missing. */
export const wishedSettings = {
  visibility: v.optional(tableSettings.visibility, 'link'),
  aids: v.optional(tableSettings.aids, true),
  sharing: v.optional(tableSettings.sharing, false),
  chat: v.optional(tableSettings.chat, 'phrases'),
};

const SettingsSchema = v.object(tableSettings);
export type TableSettings = Readonly<v.InferOutput<typeof SettingsSchema>>;
