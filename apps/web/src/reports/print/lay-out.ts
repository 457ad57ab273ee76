/**
 * A place for paper before everything else of the page, so that links inside the paper find its own chapters; the page is light and
 * called by `title`, as a file will be, until `remove`.
 * @param foot stands beneath every sheet, beside its number, where the browser knows boxes of a margin
 */
export function layOut(title: string, foot: string): { place: HTMLElement; remove: () => void } {
  const { documentElement: root } = document
  const before = { title: document.title, theme: root.dataset.theme }
  const place = document.createElement('div')
  place.dataset.sheets = ''
  place.lang = 'zh-CN'
  document.body.prepend(place)
  const look = lookOf(foot)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, look]
  document.title = title
  root.dataset.theme = 'light'
  return {
    place,
    remove: () => {
      place.remove()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== look)
      document.title = before.title
      if (before.theme === undefined) delete root.dataset.theme
      else root.dataset.theme = before.theme
    },
  }
}

/** While it is printed: sheets in the place of the page, on white, each with its foot. On screen nothing changes meanwhile. */
function lookOf(foot: string): CSSStyleSheet {
  const small = 'font: 8px sans-serif; color: #6b7785;'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    @media screen { [data-sheets] { display: none } }
    @media print {
      [data-sheets] ~ * { display: none !important }
      html, body { background: #fff !important }
    }
    @page {
      @bottom-left { content: ${JSON.stringify(foot)}; ${small} }
      @bottom-right { content: counter(page) " / " counter(pages); ${small} }
    }`)
  return sheet
}
