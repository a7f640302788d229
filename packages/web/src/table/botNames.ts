/** Who a bot is, by seat; the crew of another Nautilus. */
export const BOT_NAMES = ['Nemo', 'Aronnax', 'Conseil', 'Ned Land'] as const;
