import { render, screen } from '@testing-library/react-native';
import { Text } from '@/ui/components/Text';

test('dots stay on the line of the word before them', () => {
  render(<Text>Hire a hero in …</Text>);
  expect(screen.getByText('Hire a hero in …').props['children']).toBe('Hire a hero in\u00a0…');
});
