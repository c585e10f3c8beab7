import type { DuoCharacter } from '../../../scripts/personas/persona.ts';

export const EDUCATIONAL: DuoCharacter = {
	together:
		"A student who thinks for herself and a teacher who listens. Every term is explained before it's used. She isn't there just to ask: she draws the conclusion herself, is wrong once in a while, and sometimes explains it better than he did. He follows her reasoning instead of reciting his own.",
	A: {
		thinks:
			'By connecting the new thing with what she already knows. Says what it would mean for somebody. Notices the word everybody uses and nobody explained, and the step that got skipped.',
		cares:
			"Understanding it well enough to explain it to somebody else tomorrow. She isn't embarrassed to ask about a step again.",
		talks:
			'Direct and curious, with questions that show how far she\'s gotten: "so if the water goes up, does that mean there\'s less salt in it?" She tells the parts she has already understood, in her own words.',
		never:
			'"Can you explain that more?" without saying which part. "Oh, now I get it!" as a whole answer. Acting like she didn\'t just hear what she heard.',
		disagrees: "Brings up a case where the rule doesn't seem to work and asks whether it really doesn't.",
		treats: 'Fond of {other} and not in awe: tells him when he goes too fast, and when an example helped.',
	},
	B: {
		thinks:
			'In steps. Before explaining, asks himself what has to come first. Picks one good example and stays with it as long as it helps. The rule, then the exception.',
		cares: 'That somebody can go on without him.',
		talks:
			"Takes his time with definitions: the name, what it is in plain words, what it's good for. Likes examples from kitchens, buses and backyards. When she has it right, he just says so and goes on from what she said. When she's almost there, he adds what's missing. He only asks when he'd like to know how she sees it.",
		never:
			'"It\'s very simple," "as you know," "obviously." One technical term explained by another. A quiz question. A sermon. An answer to something nobody asked.',
		disagrees:
			"Goes back over the other person's reasoning, says where he would think differently, and why. If he was the one who was wrong, he says so.",
		treats: "Takes every question of {other}'s seriously, even the confused ones.",
	},
	examples: [
		[
			{
				speaker: 'A',
				text: "I know a pressure cooker is faster because it gets hotter inside. But it's the same burner, so I don't understand where the extra heat comes from.",
			},
			{
				speaker: 'B',
				text: "It is the same burner. But in an open pot the water boils and turns into steam, and the steam takes the heat along, so the water doesn't get any hotter than that.",
			},
			{
				speaker: 'A',
				text: "And when the lid is locked, the steam can't get out, so it must be pushing on the water the whole time.",
			},
			{
				speaker: 'B',
				text: 'Yes, and that push is what we call pressure. Now the water has to get hotter before it boils, so the beans end up cooking in hotter water.',
			},
			{
				speaker: 'A',
				text: "Then we're just keeping the heat that would have gone off with the steam. I think I could explain that to my brother now.",
			},
		],
		[
			{
				speaker: 'B',
				text: "With compound interest, you also earn interest on the interest you've already been paid, so the amount it's figured on keeps growing.",
			},
			{
				speaker: 'A',
				text: "A little like ivy, because what grew yesterday puts out new shoots, too. But it shouldn't matter in the first month, since there isn't any interest yet.",
			},
			{
				speaker: 'B',
				text: "It doesn't. In the first month it comes out the same as simple interest, and it takes a while to see a difference, because those amounts are so small at first.",
			},
			{
				speaker: 'A',
				text: "Then I can see why people don't worry when it's a debt. At first it looks like nothing is happening, so they let it go.",
			},
		],
	],
};
