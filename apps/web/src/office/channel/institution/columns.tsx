import type { OperateInstitution } from '@xinjian/contract/channel/institution'
import { useWords } from '../../../i18n/dictionary.ts'
import { instant } from '../../../reports/format/instant.ts'
import { Button } from '../../../ui/Button.tsx'
import textStyles from '../../../ui/styles/text.module.css'
import { Tag } from '../../../ui/Tag.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { stateColour } from './colours.ts'
import { words } from './words.ts'

/** Who and when, one below the other. */
const By = ({ who, at }: { who: string | null; at: string | null }) =>
  who && at ? (
    <span>
      {who} <small className={textStyles.muted}>{instant(at).slice(0, 16)}</small>
    </span>
  ) : (
    '—'
  )

export function useInstitutionColumns(
  onDecide: (row: OperateInstitution) => void,
): Column<OperateInstitution>[] {
  const t = useWords(words)
  return [
    {
      key: 'name',
      title: t('company'),
      render: (row) => (
        <span>
          {row.name} <small className={textStyles.muted}>{row.channel}</small>
        </span>
      ),
    },
    {
      key: 'logo',
      title: t('logo'),
      value: (row) => (row.logo ? '' : t('noLogo')),
      render: (row) =>
        row.logo ? <img src={row.logo} alt={row.name} width={36} height={36} /> : t('noLogo'),
    },
    { key: 'purpose', title: t('purpose') },
    {
      key: 'state',
      title: t('state'),
      value: (row) => t(row.state),
      render: (row) => <Tag colour={stateColour(row.state)}>{t(row.state)}</Tag>,
    },
    {
      key: 'askedBy',
      title: t('askedBy'),
      value: (row) => row.askedBy,
      render: (row) => <By who={row.askedBy} at={row.askedAt} />,
    },
    {
      key: 'decidedBy',
      title: t('decidedBy'),
      value: (row) => row.decidedBy ?? '',
      render: (row) => (
        <>
          <By who={row.decidedBy} at={row.decidedAt} />
          {row.reason && <div className={textStyles.muted}>{row.reason}</div>}
        </>
      ),
    },
    {
      key: 'do',
      title: '',
      name: '',
      value: () => null,
      align: 'right',
      render: (row) =>
        row.state === 'ASKED' || row.state === 'LISTED' ? (
          <Button size="sm" onClick={() => onDecide(row)}>
            {t(row.state === 'ASKED' ? 'decide' : 'take')}
          </Button>
        ) : null,
    },
  ]
}
