import { collect } from '@xinjian/contract/nouns/collect'
import { useWords } from '../../i18n/dictionary.ts'
import { Icon } from '../../ui/Icon.tsx'
import { currentAccess } from '../tax/flow.ts'
import { saveFile } from '../tax/photo.ts'
import { useAct } from '../tax/use-tax.ts'
import { fetchFile } from '../tax/wire.ts'
import { outcome } from '../words/outcome.ts'
import { Refusal } from './Refusal.tsx'

const CODES = ['ENT_TAX', 'ENT_QUERY'] as const

/** What was signed, to keep: each contract as the PDF that the platform keeps, too. */
export function ConsentFiles({ contractNo }: { contractNo: string }) {
  const t = useWords(outcome)
  const { busy, refusal, run } = useAct()
  const save = (code: (typeof CODES)[number]) =>
    void run(code, async () => {
      const file = await fetchFile(collect.agreementPdf, { code }, currentAccess())
      saveFile(file, `${contractNo}-${code}.pdf`)
    })
  return (
    <>
      <div className="m-files">
        {CODES.map((code) => (
          <button
            key={code}
            type="button"
            className="m-link"
            disabled={busy !== null}
            onClick={() => save(code)}
          >
            <Icon name="download" size={16} />
            {busy === code ? t('printing') : t(code)}
          </button>
        ))}
      </div>
      <Refusal text={refusal} />
    </>
  )
}
