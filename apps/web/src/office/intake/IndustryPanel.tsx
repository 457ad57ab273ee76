import { type Industry, industryOf } from '@xinjian/format/industry/industries'
import { searchIndustries } from '@xinjian/format/industry/search'
import { useWords } from '../../i18n/dictionary.ts'
import { FindPanel, type Found, type FoundOption } from '../../ui/pick/FindPanel.tsx'
import type { PanelProps } from '../../ui/pick/Opener.tsx'
import { formWords } from './words.ts'

const optionOf = (industry: Industry): FoundOption => {
  const { code, name, section } = industry
  const above = [section, code.slice(0, 2), code.slice(0, 3)].filter((c) => c && c !== code)
  const names = above.map((c) => industryOf(c!)?.name).filter((n) => n && n !== name)
  return { value: code, label: `${code} ${name}`, under: [...new Set(names)].join(' › ') }
}

/** The codes of GB/T 4754: fetched with the panel, so that no page waits for them. */
export function Panel(
  props: PanelProps & { value: string; onChange: (code: string, label: string) => void },
) {
  const t = useWords(formWords)
  const find = (typed: string): Found => {
    const { found, more } = searchIndustries(typed)
    const options = found.map(optionOf)
    const none = { value: '', label: t('unknown') }
    return {
      options: typed.trim() === '' ? [none, ...options] : options,
      ...(more > 0 && { note: t('industryMore').replace('{n}', String(more)) }),
    }
  }
  return (
    <FindPanel
      anchor={props.anchor}
      onClose={props.onClose}
      label={t('industry')}
      placeholder={t('industryFind')}
      value={props.value}
      find={find}
      onChange={({ value, label }) => props.onChange(value, label)}
    />
  )
}
