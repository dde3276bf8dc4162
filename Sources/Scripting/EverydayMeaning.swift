import Views

extension ElementCalls {
    /// Whether elements have a call of the name, or one that it means.
    func isKnown(_ name: String) -> Bool {
        let calls = Set(names + ScriptSession.common)
        return calls.contains(name) || EverydayWords.meanings(of: name).contains(where: calls.contains)
    }

    /// The error for a word that means a call: one of this kind, or else one of other kinds, which are listed. Nil where the
    /// word means nothing that there is. `common` are the calls of all elements.
    func everydayMeaning(of word: String, on kind: Kind, _ common: [String] = []) -> ScriptingError? {
        let meanings = EverydayWords.meanings(of: word).filter { $0 != word }
        let functions = ["wait_until", "host"]
        let own = meanings.first { meaning in
            kind.member(meaning) != nil || kind.slots.contains { $0.call == meaning } || common.contains(meaning)
                || readers[meaning] != nil || meaning == "openedURLs" || functions.contains(meaning)
        }
        if let own { return .everydayWord(of: kind.name, name: word, meant: own, kinds: []) }
        for meaning in meanings {
            let kinds = (KnownKinds.views + KnownKinds.modifiers).filter { $0.member(meaning) != nil }.map(\.name)
                .sorted()
            if !kinds.isEmpty { return .everydayWord(of: kind.name, name: word, meant: meaning, kinds: kinds) }
        }
        return nil
    }
}
