import { AGREEMENT_KINDS } from '@xinjian/contract/agreement/kinds'
import type { AgreementRow } from '@xinjian/contract/nouns/finance/agreement'
import { useWords } from '../../i18n/dictionary.ts'
import { instant } from '../../reports/format/instant.ts'
import { cx } from '../../ui/cx.ts'
import textStyles from '../../ui/styles/text.module.css'
import { OpenButton } from '../common/cells/OpenButton.tsx'
import { type ListColumn, namesOf } from '../list/column.ts'
import { Two } from '../loan/columns.tsx'
import { agreementWords } from './words.ts'

/** What was signed about which business, between whom, by whom and when. */
export function useAgreementColumns(
  onOpen: (row: AgreementRow) => void,
): ListColumn<AgreementRow>[] {
  const t = useWords(agreementWords)
  return [
    {
      key: 'contractNo',
      title: t('contractNo'),
      sheet: [{}, { title: t('subject'), field: 'subjectNo' }],
      render: (row) => (
        <Two
          above={
            <OpenButton
              className={cx(textStyles.num, textStyles.nowrap)}
              onClick={() => onOpen(row)}
            >
              {row.contractNo}
            </OpenButton>
          }
          below={row.subjectNo}
        />
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      sheet: { names: namesOf(t, AGREEMENT_KINDS) },
      render: (row) => t(row.kind),
    },
    {
      key: 'parties',
      title: t('parties'),
      render: (row) => (
        <Two
          above={row.parties.map(({ name }) => name).join('、')}
          below={row.parties.map(({ role }) => t(role)).join('、')}
        />
      ),
    },
    {
      key: 'signer',
      title: t('signer'),
      sheet: {},
      render: (row) => <Two above={row.signer} below={t(row.signedFor)} />,
    },
    {
      key: 'signedAt',
      title: t('signedAt'),
      sheet: { type: 'instant' },
      render: (row) => (
        <span className={cx(textStyles.num, textStyles.nowrap)}>
          {instant(row.signedAt).slice(0, 16)}
        </span>
      ),
    },
  ]
}
