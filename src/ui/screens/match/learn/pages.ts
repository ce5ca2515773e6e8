/** Learning: whoever plays already never fetches it. */
import './words';

export { LearnScreen } from './LearnScreen';
export { LessonScreen } from './LessonScreen';
