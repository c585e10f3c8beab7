/** Tasks of the CPU pool. */
export { forecastScript as forecast } from './forecast.ts';
export { preparePlan as prepare } from './prepare.ts';
export { writePartLines as writePart } from './write-part.ts';
export { writeSectionLines as writeSection } from './write-section.ts';
