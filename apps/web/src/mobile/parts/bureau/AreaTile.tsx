import { useWords } from '../../../i18n/dictionary.ts'
import { useLanguage } from '../../../i18n/language.ts'
import type { AreaNow } from '../../tax/hooks/use-areas.ts'
import { bureau } from '../../words/bureau.ts'

/** One bureau: name and weather, in words as well as in colour. */
export function AreaTile(props: { area: AreaNow; chosen: boolean; onPick: () => void }) {
  const t = useWords(bureau)
  const language = useLanguage()
  const { area } = props
  const pinyin = area.pinyin.charAt(0).toUpperCase() + area.pinyin.slice(1)
  return (
    <button
      type="button"
      className={`m-area m-area--${area.weather.toLowerCase()}`}
      aria-pressed={props.chosen}
      onClick={props.onPick}
    >
      <b>{language === 'en' ? pinyin : area.name}</b>
      <small>{t(area.weather)}</small>
    </button>
  )
}
