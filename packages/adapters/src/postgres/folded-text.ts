import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const ACCENTED = 'áàâãäåéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const PLAIN = 'aaaaaaeeeeiiiiooooouuuucn'.repeat(2);

/** Without capitals and accents, also where the database's collation knows letters of ASCII alone. */
export const plain = (text: SQLWrapper): SQL => sql`lower(translate(${text}, ${ACCENTED}, ${PLAIN}))`;

/** The same of a text that is not in the database. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
