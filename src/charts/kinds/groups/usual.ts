import { caterpillar } from '../caterpillar/caterpillar';
import { dotHistogram } from '../dotHistogram/dotHistogram';
import { dumbbell } from '../dumbbell';
import { waterfall } from '../waterfall';

/** The drawings of the kinds that every report has. */
export const USUAL = { dots: dotHistogram, dumbbell, spread: caterpillar, waterfall };
