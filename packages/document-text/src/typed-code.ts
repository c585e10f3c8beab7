import { countWords } from '@nexus/language/words';

/** A command, an option, a file or a folder in a program's letters, and what is done with it: nobody types what they hear. */
const CODE = /`([^`\n]{1,120})`(?!_)/g;
const TYPED =
	/^[a-z][\w.-]*\s|[/$]|--|\.(?:sh|py|js|ts|json|ya?ml|sql|csv|gz|toml|md|txt|ini|cfg|conf|html|css|rb|go|rs|java|exe|zip)(?![a-z])/;
const OF_TYPED =
	/(?<!\p{L})(?:execut\p{L}+|rod[ae]r?|altere|adicione|veja|us[ea]|utilize|run|invoke|add|edit|open|see|use|set|pass|call|type|copy|example|exemplo)(?!\p{L})/iu;
/** Words of such a sentence: a longer one tells more. */
const MOST_TYPED = 20;
export const isTyped = (written: string): boolean =>
	countWords(written) <= MOST_TYPED &&
	OF_TYPED.test(written) &&
	[...written.matchAll(CODE)].some(([, code = '']) => TYPED.test(code));
