import { dictionary, useWords } from '../../i18n/dictionary.ts'
import textStyles from '../../ui/styles/text.module.css'
import { Tag } from '../../ui/Tag.tsx'

const words = dictionary(
  { sealed: '授权已撤销，数据已封存', short: '已封存' },
  { sealed: 'Consent revoked, data sealed', short: 'Sealed' },
)

/** Stands where a grade would: the enterprise took its consent back. */
export function SealedTag() {
  const t = useWords(words)
  return (
    <span title={t('sealed')}>
      <Tag>{t('short')}</Tag>
    </span>
  )
}

/** The same in full, for a status of its own. */
export function SealedText() {
  const t = useWords(words)
  return <small className={textStyles.muted}>{t('sealed')}</small>
}
