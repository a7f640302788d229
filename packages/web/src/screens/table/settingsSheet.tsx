import { settingsWords } from '@tidetable/text/web';
import { say } from '../../settings.ts';
import { SettingsForm } from '../settings/settingsForm.tsx';
import { ScrollSheet } from './scrollSheet.tsx';

export const SettingsSheet = ({ onClose }: { readonly onClose: () => void }) => (
  <ScrollSheet title={say(settingsWords).title} class="table-settings" onClose={onClose}>
    <SettingsForm />
  </ScrollSheet>
);
