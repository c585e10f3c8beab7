export { isSombre, isSombreThroughout } from './sombre.ts';
