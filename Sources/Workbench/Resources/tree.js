// The specs as rows of a tree: files, groups, specs. Only what is open has rows, so that 20,000 specs have few.
import { isBad } from './calls.js'

/** The rows that are shown at most; a filter leads to the others. */
export const mostRows = 500

const tagPattern = /#[\p{L}\p{N}_-]+/gu

export class SpecTree {
  constructor() {
    this.files = []
    this.outcomes = new Map()
    this.problems = new Map()
    this.running = new Set()
    this.open = new Set()
    this.filter = ''
    this.outcomeFilter = ''
    this.tags = new Set()
  }

  /** All tags that names have, in order. */
  knownTags() {
    const found = new Set()
    for (const file of this.files) {
      for (const spec of file.specs) {
        for (const tag of spec.fullName.match(tagPattern) ?? []) found.add(tag)
      }
    }
    return [...found].sort()
  }

  take(file) {
    for (const spec of file.specs) {
      spec.fullName = [...spec.groups, spec.name].join(' ')
      spec.path = file.path
    }
    return file
  }

  get isFiltered() { return this.filter.trim() !== '' || this.outcomeFilter !== '' || this.tags.size > 0 }

  /** Whether a spec meets the filter. */
  isWanted(spec) {
    const outcome = this.outcomes.get(spec.id)?.outcome
    switch (this.outcomeFilter) {
      case 'bad': if (!isBad(outcome)) return false; break
      case 'success': if (outcome !== 'success' && outcome !== 'flaky') return false; break
      case 'pending': if (outcome !== 'pending') return false; break
      case 'none': if (outcome !== undefined) return false; break
    }
    if (this.tags.size > 0) {
      const own = spec.fullName.match(tagPattern) ?? []
      if (!own.some((tag) => this.tags.has(tag))) return false
    }
    const text = `${spec.path} ${spec.fullName}`.toLowerCase()
    return this.filter.toLowerCase().split(/\s+/).every((word) => text.includes(word))
  }

  /** The specs that meet the filter. */
  wanted() { return this.files.flatMap((file) => file.specs.filter((spec) => this.isWanted(spec))) }

  counts(specs, file) {
    const counts = { total: specs.length, good: 0, bad: 0, pending: 0, running: 0 }
    for (const spec of specs) {
      if (this.running.has(spec.id)) counts.running += 1
      const outcome = this.outcomes.get(spec.id)?.outcome
      if (outcome === undefined) continue
      if (isBad(outcome)) counts.bad += 1
      else if (outcome === 'pending') counts.pending += 1
      else counts.good += 1
    }
    if (file) counts.bad += (this.problems.get(file.path)?.length ?? 0) + file.problems.length
    return counts
  }

  /** The rows, and the number of those that are left out. */
  rows() {
    const rows = []
    let hidden = 0
    const put = (row) => { if (rows.length < mostRows) rows.push(row); else hidden += 1 }
    const isFiltered = this.isFiltered
    for (const file of this.files) {
      const specs = isFiltered ? file.specs.filter((spec) => this.isWanted(spec)) : file.specs
      if (isFiltered && specs.length === 0) continue
      const isOpen = this.isOpen(file.path)
      put({ kind: 'file', key: file.path, level: 1, name: file.path, file, specs, isOpen })
      if (isOpen) this.add(specs, 0, file, put)
    }
    return { rows, hidden }
  }

  /** Rows of a filter are open from the start. */
  isOpen(key) { return this.isFiltered !== this.open.has(key) }

  add(specs, depth, file, put) {
    let index = 0
    while (index < specs.length) {
      const spec = specs[index]
      if (spec.groups.length <= depth) {
        put({ kind: 'spec', key: spec.id, level: depth + 2, name: spec.name, file, spec, specs: [spec] })
        index += 1
        continue
      }
      const name = spec.groups[depth]
      const inside = []
      while (index < specs.length && specs[index].groups.length > depth && specs[index].groups[depth] === name) {
        inside.push(specs[index])
        index += 1
      }
      const key = `${file.path}\n${spec.groups.slice(0, depth + 1).join('\n')}`
      // Groups are open: what a person closes is remembered.
      const isOpen = !this.open.has(`closed ${key}`)
      put({ kind: 'group', key, level: depth + 2, name, file, specs: inside, isOpen })
      if (isOpen) this.add(inside, depth + 1, file, put)
    }
  }

  toggle(row, isOpen) {
    if (row.kind === 'spec' || row.isOpen === isOpen) return
    const key = row.kind === 'file' ? row.key : `closed ${row.key}`
    if (this.open.has(key)) this.open.delete(key)
    else this.open.add(key)
  }
}
