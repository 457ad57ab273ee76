/** A file as our printer writes it, of two pages, with a bookmark, named destinations, links, a line of contents, tags and a table header. */
export function printed(letter: string): Uint8Array {
  const objects = [
    `<</Title (${letter})>>`,
    '<</Type /Catalog\n/Pages 3 0 R\n/Dests 8 0 R\n/StructTreeRoot 9 0 R\n/Outlines 12 0 R>>',
    '<</Type /Pages\n/Count 2\n/Kids [4 0 R 5 0 R]>>',
    '<</Type /Page\n/Resources <</Font <</F1 14 0 R>>>>\n/Annots [6 0 R 7 0 R 15 0 R]\n/Contents 16 0 R\n/StructParents 0\n/Parent 3 0 R>>',
    '<</Type /Page\n/Resources <</ProcSet [/PDF]>>\n/Contents 16 0 R\n/StructParents 1\n/Parent 3 0 R>>',
    '<</Type /Annot\n/Subtype /Link\n/Dest /there\n/StructParent 2>>',
    '<</Type /Annot\n/Subtype /Link\n/A <</Type /Action\n/S /URI\n/URI (page:3)>>\n/Contents (see 4 0 R \\) 5 0 R)>>',
    '<</there [5 0 R /XYZ 6 797 0]\n/contents-there [5 0 R /XYZ 6 797 0]>>',
    '<</Type /StructTreeRoot\n/K 10 0 R\n/ParentTreeNextKey 3\n/ParentTree 11 0 R>>',
    '<</Type /StructElem\n/S /TH\n/ID (node00000007)\n/P 9 0 R\n/Pg 4 0 R\n/K 0>>',
    '<</Type /ParentTree\n/Nums [0 10 0 R 1 10 0 R 2 10 0 R]>>',
    '<</Type /Outlines\n/First 13 0 R\n/Last 13 0 R\n/Count 1>>',
    '<</Title <FEFF4E00>\n/Dest [5 0 R /XYZ 0 0 0]\n/Parent 12 0 R>>',
    '<</Type /Font>>',
    '<</Type /Annot\n/Subtype /Link\n/Rect [100 480.5 222 494]\n/Dest /contents-there\n/StructParent 2>>',
  ]
  const stream = Buffer.from(`% ${letter} endobj 9 0 R \xff`, 'latin1')
  let file = '%PDF-1.4\n'
  const offsets = [
    ...objects,
    `<</Length ${stream.length}>> stream\n${stream.toString('latin1')}\nendstream`,
  ].map((text, i) => {
    const at = file.length
    file += `${i + 1} 0 obj\n${text}\nendobj\n`
    return at
  })
  const start = file.length
  file += `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n`
  for (const at of offsets) file += `${String(at).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<</Size ${offsets.length + 1}\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
