import { useWords } from '../../../i18n/dictionary.ts'
import { bureau } from '../../words/bureau.ts'
import contract from '../signing/contract.module.css'

/** After two wrong passwords: only who has reset it tries another. */
export function ResetTick(props: { value: boolean; onChange: (on: boolean) => void }) {
  const t = useWords(bureau)
  return (
    <label className={contract.tick}>
      <input
        type="checkbox"
        checked={props.value}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>{t('wasReset')}</span>
    </label>
  )
}
