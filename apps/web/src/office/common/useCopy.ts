import { dictionary, useWords } from '../../i18n/dictionary.ts'
import { copyText } from '../../ui/copy-text.ts'
import { toast } from '../../ui/feedback.ts'

const words = dictionary(
  { refused: '浏览器不允许复制，请手动选中文字后复制' },
  { refused: 'The browser refused: please select the text and copy it by hand' },
)

/** Copies `text` and says so with `done`, or tells how to do it by hand. */
export function useCopy(): (text: string, done: string) => void {
  const t = useWords(words)
  return (text, done) => {
    void copyText(text).then((ok) => toast(ok ? 'success' : 'error', ok ? done : t('refused')))
  }
}
