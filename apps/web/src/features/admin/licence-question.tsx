import type { VoicesOverview } from '@nexus/contract';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { megabytes } from './words.ts';

type Offered = VoicesOverview['offered'][number];

interface LicenceQuestionProps {
	/** Null: nothing is asked. */
	model: Offered | null;
	onAccept: (model: Offered) => void;
	onClose: () => void;
}

/** Shows the licence of a model before it is installed. */
export function LicenceQuestion({ model, onAccept, onClose }: LicenceQuestionProps) {
	return (
		<Dialog
			role="alertdialog"
			open={model !== null}
			onOpenChange={(next) => !next && onClose()}
			title={`Instalar ${model?.title ?? ''}?`}
			description={model ? `${megabytes(model.bytes)} serão baixados para esta máquina.` : ''}
			actions={
				<>
					<Button onClick={onClose}>Cancelar</Button>
					<Button variant="primary" onClick={() => model && onAccept(model)}>
						Aceitar a licença e instalar
					</Button>
				</>
			}
		>
			{model && (
				<p>
					Licença: {model.licence.name}.
					{model.licence.address !== null && (
						<>
							{' '}
							<a
								href={model.licence.address}
								target="_blank"
								rel="noreferrer"
								className="font-medium underline underline-offset-4"
							>
								Ler a licença
							</a>
						</>
					)}
				</p>
			)}
		</Dialog>
	);
}
