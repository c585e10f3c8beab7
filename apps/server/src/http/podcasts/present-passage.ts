import type { Passage as PassageAnswer } from '@nexus/contract';
import type { Passage } from '@nexus/core/scripts';

export const presentPassage = ({ documentId, start, end }: Passage): PassageAnswer => ({
	document_id: documentId,
	start,
	end,
});
