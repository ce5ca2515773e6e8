/** Teams: its words. */
export const texts = {
  'action.passHands': 'Let {{player}} go on',
  'play.fact.team': 'Team {{team}}',
  'play.team.sum': 'Team {{team}} together: {{points}} points, {{cities}} of {{needed}} cities',
  'play.fact.teamPoints': 'Together {{points}} points',
  'play.fact.teamCities': 'Together {{cities}} of {{needed}} cities of level 4 or higher',
  'play.team.win': '{{players}} win together!',
  'play.team.place': '{{place}}. {{players}}: {{points}} points together',
  'play.team.partner': 'Partner: {{player}}',
  'play.team.waits': '{{player}} can go on when you have done something, or has ended the turn.',
  'violation.handsStay':
    'A partner goes on when you have done something, or if that partner has not begun; never one who has ended the turn.',
  'violation.attackLimit': 'Your team has attacked {{most}} times this turn, and no more was agreed.',
} as const;

/** What the reference says of it stands with the rest of its box. */
export const entries = {} as const;
