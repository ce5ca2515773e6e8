export const settings = {
  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.language.system': 'Wie das Gerät ({{language}})',
  'settings.appearance': 'Aussehen',
  'settings.theme.system': 'Wie das Gerät',
  'settings.theme.light': 'Pergament (hell)',
  'settings.theme.dark': 'Nacht (dunkel)',
  'settings.motion': 'Bewegung',
  'settings.motion.system': 'Wie das Gerät',
  'settings.motion.reduced': 'Weniger Bewegung',
  'settings.motion.full': 'Volle Bewegung',
} as const;
