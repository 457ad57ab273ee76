import { graph } from '@xinjian/contract/nouns/query/graph'
import { toastRefusal } from '../../api/refusal.ts'
import { useWords } from '../../i18n/dictionary.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { MenuEntry } from '../../ui/menu/entry.ts'
import { MenuButton } from '../../ui/menu/MenuButton.tsx'
import { saveBlob, saveDownload } from '../common/save.ts'
import { words } from './words.ts'

/** A picture of what is drawn, or the graph for other programs. */
export function ExportMenu(props: {
  queryNo: string
  /** Null while nothing is drawn. */
  picture: (() => Promise<Blob>) | null
}) {
  const t = useWords(words)
  const { queryNo, picture } = props
  const file = (format: 'graphml' | 'csv'): MenuEntry => ({
    key: format,
    label: t(format),
    icon: 'download',
    onSelect: () => void saveDownload(graph.graphExport, { queryNo, format }).catch(toastRefusal),
  })
  const png: MenuEntry[] = picture
    ? [
        {
          key: 'picture',
          label: t('picture'),
          icon: 'camera',
          onSelect: () =>
            void picture()
              .then((blob) => saveBlob(blob, `${queryNo}.png`))
              .catch(toastRefusal),
        },
      ]
    : []
  return (
    <MenuButton label={t('export')} entries={[...png, file('graphml'), file('csv')]}>
      <Icon name="download" size={16} /> {t('export')}
    </MenuButton>
  )
}
