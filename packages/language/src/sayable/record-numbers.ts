/** "CPF 123.456.789-00", "inscrita no CNPJ sob o nº 12.345.678/0001-90" that a sentence is whole without: not "matrícula nº 17.806 do Registro". */
const NUMBER_OF_RECORD =
	/,?\s(?:e\s)?(?:(?:portadora?|inscrit[oa])\s(?:d[oa]|n[oa])\s)?(?:CPF|CNPJ|RG|CEP|CRM|OAB|matrícula|SSN)(?:\/\p{Lu}{2,3})?(?:\s(?:sob\s)?(?:o\s)?n[º°o.]{1,2})?:?\s\d[\d./-]{5,}(?:\s?[A-Z/]{2,6}\b)?(?=[,;.)]|\s(?:e|and)\s|$)/gu;

/** A sentence without the numbers of records that it is whole without. */
export const withoutRecordNumbers = (text: string): string => text.replace(NUMBER_OF_RECORD, '');
