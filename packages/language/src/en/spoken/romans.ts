import type { Gender } from '../../spoken-text/reading.ts';
import type { RomanContexts } from '../../spoken-text/vocabulary.ts';
import { cardinal, ordinal } from './numbers.ts';

const set = (list: string): Set<string> => new Set(list.trim().split(/\s+/));
const ruled = (list: string, gender: Gender): [string, Gender][] => [...set(list)].map((name) => [name, gender]);

const BEFORE = `art sec pt chapter chapters ch book part volume vol act scene title annex appendix phase stage type class level module
	unit section group article table figure episode season war bowl apollo rocky windows fantasy vatican mark step grade
	division item version tier category amendment schedule world gulf exhibit items saturn`;

const RULERS = `louis henry edward george william charles james richard philip philippe frederick francis napoleon
	alexander nicholas ivan peter paul john leo pius benedict gregory innocent clement urban julius sixtus adrian boniface
	celestine callistus elizabeth mary anne catherine victoria margaret isabella christina pedro ferdinand alfonso juan
	carlos felipe otto leopold albert gustav christian harald olav ramses ramesses ptolemy amenhotep thutmose seti darius
	cyrus xerxes artaxerxes constantine justinian theodosius mehmed murad selim umberto humbert hassan hussein abdullah
	mohammed kenneth haile menelik joseph maximilian rudolf sigismund tiberius`;

/** Where roman numerals stand: "Louis the fourteenth", "World War two", "chapter four". */
export const ROMANS: RomanContexts = {
	before: new Map([...set(BEFORE)].map((word) => [word, 'cardinal' as const])),
	rulers: new Map(ruled(RULERS, 'm')),
	titles: set('king queen pope emperor empress tsar czar kaiser prince pharaoh duke sultan shah saint st'),
	after: set('legion dynasty century centuries corps crusade international republic reich olympiad'),
	conjunctions: set('and to or through'),
	alsoWords: set('I'),
	soonerLetters: set('IV'),
	ruler: (value) => `the ${ordinal(BigInt(value))}`,
	counted: (value, kind) => (kind === 'ordinal' ? ordinal(BigInt(value)) : cardinal(BigInt(value))),
};
