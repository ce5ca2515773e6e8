/** Teams: its words. */
export const texts = {
  'action.passHands': 'Let {{player}} go on',
  'play.fact.team': 'Team {{team}}',
  'violation.handsStay':
    'A partner goes on when you have done something, or if that partner has not begun; never one who has ended the turn.',
  'violation.attackLimit': 'Your team has attacked {{most}} times this turn, and no more was agreed.',
} as const;

/** What the reference says of it stands with the rest of its box. */
export const entries = {} as const;
