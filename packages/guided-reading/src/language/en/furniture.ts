import { phraseTest } from '../../reading/phrase-test.ts';
import type { FurnitureRules } from '../reading-rules.ts';

export const FURNITURE: FurnitureRules = {
	forTheEye:
		/^(?:(?:still |any )?(?:have )?(?:any )?(?:more )?questions\?)$|^(?:required|further|recommended) reading|^(?:housekeeping|reminder):|^how to cite|^(?:prepared|reviewed|approved) by:|^exit codes:|^office hours|^(?:doc|docs|slides|channel):\s\S+$|^(?:logo|icons?|cover|illustrations?)(?!\p{L}).{0,60}(?:©|CC BY|\d{4})|\bdoi:\s?10\.|^(?:tracked|fixed|closed|reported|discussed) in #\d+\.?$|^see\s(?:also\s)?[^.]{2,50}\.?$|^(?:note|notice) that (?:item|figure|table|step|chart) \d|^\((?:[^()]|\([^()]*\)){3,90}\)\.?$|^(?:figure|table|chart) \d+ (?:shows|gives|lists|summarizes)\b|^(?:keywords|key words|source|sources|isbn|issn|doi|tel|phone|fax|e-?mail|website|address|page|figure|fig|chart|image)\s?[.:#\d]|^all rights reserved|^(?:©|copyright (?:©|\d))|^all notable changes to this project|^the format is based on|^page \d+|^(?:various|misc(?:ellaneous)?|minor|several|general) (?:small |documentation )?(?:bug ?)?(?:fixes|improvements|tweaks)(?: and (?:fixes|improvements))?\.?$|^(?:bump|updat)(?:ed?|s)? (?:\w+ dependenc|dependenc|[\w@/.-]+ (?:from |to )?v?\d)|^(?:docs?|documentation|tests?|refactor(?:ing|ed)?|chores?|cleanup|ci)\.?$|^(?:fix(?:ed|es)? )?(?:a )?typos?(?!\p{L})|^(?:editors?|authors?|this version|latest version|corresponding author|for (?:the )?management:|correspondence):\s|^can you (?:all )?hear me|^(?:many )?(?:thanks|thank you)(?: (?:so|very) much)? for\s|^before we (?:start|begin|get started),? |^(?:from the (?:book|collection)|first published|originally published) |^trial registration|^manufactured (?:by|in)|^there being no further|^not for (?:broadcast|publication)|^for immediate release|^interviews? with [^:]{3,60}: |available (?:up)?on request\.?$|^the meeting (?:was called to order|(?:was )?adjourned)|^respectfully submitted|^motion to adjourn|^in witness whereof|^signed by|^(?:many |special |my )?thanks (?:to|go to)\s|^(?:last|next) review(?:ed)?(?!\p{L})|^congratulations!$|^this (?:story|article|report) (?:was|has been) (?:updated|corrected)|reserves the right to (?:change|modify|alter)|^the (?:table|chart|figure) (?:below|above) |^this (?:story|essay|piece|article) (?:first |originally )?appear(?:s|ed)|are not included (?:here|in this)|^values (?:are|in) (?:mean|parenthes)/iu,
	credit: phraseTest(
		'reporting by | with reporting by | additional reporting | photo by | photos by | photo: | photograph by | edited by | image: | credit: | this article was originally',
		'start',
	),
	sends: phraseTest(
		'see | visit | read more | learn more | check out | click | download | refer to | head to | follow us | sign up | watch',
		'start',
	),
	beforeSending:
		/^(?:for more (?:details?|info(?:rmation)?),?\s|(?:for|to|if)\s[^,]{3,60},\s)?(?:please\s|you can\s)?/iu,
	otherSummary: /^resum(?:o|en)$/i,
};
