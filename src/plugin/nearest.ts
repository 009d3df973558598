export { nearest, unknownName } from '../benchmark/nearest';
