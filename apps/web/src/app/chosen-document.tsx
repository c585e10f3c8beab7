import { EstimatePanel } from '../features/estimate/estimate-panel.tsx';
import { ChosenSeveral } from '../features/sources/chosen-several.tsx';
import { DocumentSummary } from '../features/upload/document-summary.tsx';
import { priceOf } from '../lib/cost.ts';
import type { Generator } from './use-generator.ts';

/** What there is to know of a document that was chosen, and what an episode of it will be. */
export default function ChosenDocument({ generator }: { generator: Generator }) {
	const { upload, estimate, estimating, goTo } = generator;
	const { state } = upload;
	const expected = state.step === 'done' ? estimate.data : undefined;
	if (state.step === 'failed') return null;
	const panel = (
		<EstimatePanel
			hasDocument={state.step === 'done'}
			estimate={expected}
			error={estimate.error}
			loading={estimating}
			onRetry={() => void estimate.refetch()}
		/>
	);
	if (state.step !== 'done') return <div className="mt-6">{panel}</div>;
	return (
		<DocumentSummary
			{...state}
			episodes={generator.episodes}
			estimate={
				expected
					? {
							parts: expected.document_info.estimated_parts,
							calculation: expected.document_info.parts_calculation,
							price: priceOf(expected),
						}
					: null
			}
			waiting={estimating}
			onContinue={() => goTo(2)}
			onChooseOther={upload.clear}
		>
			{state.several && <ChosenSeveral documents={state.several} asSeries={state.asSeries} onChange={upload.several} />}
			{panel}
		</DocumentSummary>
	);
}
