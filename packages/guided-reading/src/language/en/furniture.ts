import type { FurnitureRules } from '../types.ts';

export const FURNITURE: FurnitureRules = {
	forTheEye:
		/^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^see (?:above|below)\.?$|^see\s(?:also\s)?[^.]{2,50}\.?$|^(?:keywords|key words|sources?|isbn|issn|doi|tel|phone|fax|e-?mail|website|address|page|figure|fig|chart|image)\s?[.:#\d]|^(?:editors?|authors?|this version|latest version|corresponding author|correspondence|(?:prepared|reviewed|approved) by|office hours):?\s|\bdoi:\s?10\.|^(?:©|copyright (?:©|\d))|^all notable changes to this project|^the format is based on|^(?:any )?questions\?$|^(?:many )?(?:thanks|thank you)(?: (?:so|very) much)? (?:for|to)\s|^(?:first|originally) published |^respectfully submitted|^the meeting (?:was called to order|(?:was )?adjourned)|^(?:received|revised|accepted|available online):?\s\d[\d\s\p{L}/.]{5,24}$|^(?:the )?minutes (?:of [^.]{3,60}\s)?(?:were )?approved|(?<!\p{L})do(?:es)? (?:hereby )?ordain as follows|^in witness whereof|^not for (?:broadcast|publication)|^for immediate release|^(?:bump|updat)(?:ed?|s)? (?:\w+ dependenc|dependenc|[\w@/.-]+ (?:from |to )?v?\d)|^(?:fix(?:ed|es)? )?(?:a )?typos?(?!\p{L})|^(?:various|minor|several|general) (?:small |bug ?)?(?:fixes|improvements)(?: and (?:fixes|improvements))?\.?$/iu,
	sends:
		/^["“«]?(?:see|visit|read more|learn more|check out|click|download|refer to|head to|follow us|sign up|watch)(?![\p{L}\p{N}])/iu,
	otherSummary: /^resum(?:o|en)$/i,
};
