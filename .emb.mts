import { measureEmbeds } from './scripts/bench/embeds';
