import Foundation
import TestSupport
import Testing

@testable import ViewSpec

@Suite("The manual page")
struct ManualTests {
    @Test("has what the help has, for man")
    func source() {
        let flag = CommandDescription.Argument(
            kind: .option, names: [.init(kind: "short", name: "j"), .init(kind: "long", name: "jobs")], valueName: "n",
            abstract: "Run it's files.", sectionTitle: "EXECUTION", allValues: ["a", "b"], defaultValue: "a",
            isOptional: true, isRepeating: false, shouldDisplay: true)
        let file = CommandDescription.Argument(
            kind: .positional, names: nil, valueName: "paths", abstract: ".lua files.", sectionTitle: nil,
            allValues: nil, defaultValue: nil, isOptional: true, isRepeating: true, shouldDisplay: true)
        let run = CommandDescription(
            commandName: "run", abstract: "Run specs.",
            discussion: "A \"spec\".\n\nEXAMPLES\n  tool run\n      all\n\nMore.", subcommands: nil,
            arguments: [file, flag])
        let root = CommandDescription(
            commandName: "tool", abstract: "Check views.", discussion: nil, subcommands: [run], arguments: nil)
        #expect(
            ManualPage(root).text == #"""
                .TH "TOOL" "1" "" "ViewSpec \#(Version.current)" "User Commands"
                .SH "NAME"
                tool \- Check views.
                .SH "SYNOPSIS"
                \fBtool run\fR \fI[options] [paths ...]\fR
                .br
                .SH "DESCRIPTION"
                .SH "OPTIONS"
                .SH "TOOL RUN"
                Run specs.
                .PP
                A \(dqspec\(dq.
                .PP
                .SS "Examples"
                .nf
                  tool run
                      all
                .PP
                .fi
                More.
                .SS "Arguments"
                .TP
                \fIpaths\fR
                \&.lua files.
                .SS "Execution"
                .TP
                \fB\-j, \-\-jobs\fR \fIn\fR
                Run it\(aqs files. (values: a, b; default: a)

                """#)
    }

    @Test("is one that man understands, with every flag", .enabled(if: hasGroff, "groff isn't installed"))
    func page() throws {
        let checked = try Shell.run("viewspec man | groff -man -ww -z -Kutf8", in: URL(filePath: "/"))
        #expect(checked.errors == "" && checked.status == 0)
        let shown = try Shell.run("viewspec man | groff -man -Tutf8 -Kutf8 -P-c -rLL=200n", in: URL(filePath: "/"))
            .output.replacing(/.\u{8}/, with: "")
        #expect(shown.contains("viewspec - Describe and check the behavior of SwiftUI-style views in Lua."))
        for command in RootCommand.configuration.subcommands {
            let help = RootCommand.helpMessage(for: command)
            for flag in help.matches(of: /(?m)^  (?:-\w, )?(--[\w-]+)/) {
                #expect(shown.contains(flag.output.1), "\(flag.output.1)")
            }
        }
    }

    private static let hasGroff = (try? Shell.run("command -v groff", in: URL(filePath: "/")).status) == 0
}
