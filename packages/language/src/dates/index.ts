export { datedIn, dateIn } from './written-dates.ts';
