export const settings = {
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.language.system': 'Like the device ({{language}})',
  'settings.appearance': 'Appearance',
  'settings.theme.system': 'Like the device',
  'settings.theme.light': 'Parchment (light)',
  'settings.theme.dark': 'Night (dark)',
  'settings.motion': 'Motion',
  'settings.motion.system': 'Like the device',
  'settings.motion.reduced': 'Reduce motion',
  'settings.motion.full': 'Full motion',
} as const;
