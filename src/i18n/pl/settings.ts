export const settings = {
  'settings.title': 'Ustawienia',
  'settings.language': 'Język',
  'settings.language.system': 'Jak w urządzeniu ({{language}})',
  'settings.appearance': 'Wygląd',
  'settings.theme.system': 'Jak w urządzeniu',
  'settings.theme.light': 'Pergamin (jasny)',
  'settings.theme.dark': 'Noc (ciemny)',
  'settings.motion': 'Ruch',
  'settings.motion.system': 'Jak w urządzeniu',
  'settings.motion.reduced': 'Ogranicz ruch',
  'settings.motion.full': 'Pełny ruch',
} as const;
