export { datedIn, dateIn, isPlaceAndDate } from './written-dates.ts';
